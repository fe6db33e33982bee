/**
 * The ISO day of the site's present texts. Files that must carry a date and have none of their own take this one,
 * so that two builds of the same content are alike to the byte.
 */
export const contentDate = '2025-10-21';
