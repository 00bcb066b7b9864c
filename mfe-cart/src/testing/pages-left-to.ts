/** Keeps the page of each test, and says which pages the browser would have gone to. */
export const pagesLeftTo = () => {
  let pages: string[] = [];
  let click: jest.SpyInstance;
  beforeEach(() => {
    pages = [];
    click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      pages.push(this.href);
    });
  });
  afterEach(() => click.mockRestore());
  return () => pages;
};
