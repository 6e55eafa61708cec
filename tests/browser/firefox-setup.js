// On a busy machine Firefox's driver sometimes loses an event, after which a test waits in vain. The runner lists the tests
// that needed a second try.
import { jest } from '@jest/globals';

jest.retryTimes(1, { logErrorsBeforeRetry: true });
