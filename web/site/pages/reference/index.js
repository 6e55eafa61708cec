import '../../shared/shell.js';
