/** The id of a page's `h1`, which names `main`. */
export const PAGE_TITLE = 'page-title';
