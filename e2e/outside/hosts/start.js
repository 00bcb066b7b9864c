/** Federation loads what a page needs before its code runs. */
import('page');
