import { startArticle } from '../../kernel/article.js';
import '../../kernel/shell.js';

startArticle();
