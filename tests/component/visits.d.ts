// What the environment of the component tests adds to Node's globals.
declare const visit: typeof import('./visit.js').visit;
declare const openElements: typeof import('./visit.js').openElements;
