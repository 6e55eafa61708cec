import '../../kernel/shell.js';
