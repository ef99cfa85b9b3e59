/** The id of a page's title, which names its main landmark: what gets the focus when the page changes says where one is. */
export const pageTitleId = 'page-title';
