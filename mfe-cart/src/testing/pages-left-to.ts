/** Stays on the page during each test, and records which pages the browser would have opened. */
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
