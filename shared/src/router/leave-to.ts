/** Sends the browser to another site. @throws if the URL is not http(s) */
export const leaveTo = (address: string) => {
  if (!/^https?:$/.test(new URL(address).protocol)) throw new Error(`${address} is not the address of a page.`);
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
};
