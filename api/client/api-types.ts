import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';

/** The types of an API document, as TypeScript. */
export const typesOf = async (document: object): Promise<string> =>
  astToString(await openapiTypes(document as OpenAPI3));
