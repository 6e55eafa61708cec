// The globals that the environment of the component tests adds.
declare const visit: typeof import('./visit.js').visit;
declare const openElements: typeof import('./visit.js').openElements;
