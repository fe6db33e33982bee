/** Id of a page's `h1`, which labels `main`. */
export const PAGE_TITLE = 'page-title';
