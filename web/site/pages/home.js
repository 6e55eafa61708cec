import '../shell.js';
