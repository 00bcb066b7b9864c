/** The part of a contract's JSON schema that forms use. Passed in, so that a form without a contract loads none. */
export interface Contract {
  type?: unknown;
  properties?: Record<string, Contract>;
  required?: string[];
  items?: Contract;
  anyOf?: Contract[];
  const?: unknown;
  minLength?: number;
  maxLength?: number;
  pattern?: unknown;
  format?: unknown;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

/** Error messages by field path. */
export type Errors = Record<string, string>;

const isNull = ({ type }: Contract) => type === 'null';

/** The contract of a field, nullable or not. */
export const partOf = (contract: Contract | undefined, path: string): Contract | undefined =>
  path.split('.').reduce<Contract | undefined>(
    (part, key) => {
      const object = part?.anyOf?.find((one) => !isNull(one)) ?? part;
      return object?.items ?? object?.properties?.[key];
    },
    contract && { properties: { ...contract.properties } },
  );

export const isNullable = (part: Contract | undefined) => part?.anyOf?.some(isNull) ?? false;

/** The non-null part of a nullable contract. */
export const present = (part: Contract | undefined) => part?.anyOf?.find((one) => !isNull(one)) ?? part;

/** Messages by field; the rows of a list share theirs: `name`, `steps.title`. */
export type Sentences = Record<string, string>;
