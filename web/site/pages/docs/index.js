import '../../kernel/article.js';
import '../../kernel/shell.js';
