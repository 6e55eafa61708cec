// On a busy machine a browser sometimes loses an event, or takes longer than a test waits. The runner lists the tests that
// needed a second try.
import { jest } from '@jest/globals';

jest.retryTimes(1, { logErrorsBeforeRetry: true });
