/** Source maps hold the source: the store keeps them for reading a stack of the error list, and nobody is served them. */
export const isPrivateFile = (path: string) => /\.map(?:\.(?:br|gz))?$/i.test(path);
