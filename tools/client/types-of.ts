// Types for a program that asks the house over HTTP, from the house's own OpenAPI description.

/** As much of a schema as the description uses. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly nullable?: boolean;
  readonly description?: string;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

export interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content>>;
}

export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** The type of a schema, as TypeScript writes it. */
export function typeOf(schema: Schema | boolean | undefined): string {
  if (schema === undefined || typeof schema === 'boolean') return 'unknown';
  const plain = plainTypeOf(schema);
  return schema.nullable === true && plain !== 'unknown' ? `${plain} | null` : plain;
}

function plainTypeOf(schema: Schema): string {
  const { type, anyOf, oneOf, allOf } = schema;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return either(schema.enum.map(value => JSON.stringify(value)));
  const any = anyOf ?? oneOf;
  if (any !== undefined) return either(any.map(typeOf));
  if (allOf !== undefined) {
    return [...new Set(allOf.map(one => `(${typeOf(one)})`))].join(' & ');
  }
  if (typeof type !== 'string') {
    return type === undefined ? objectOf(schema) : either(type.map(one => typeOf({ type: one })));
  }
  switch (type) {
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
    case 'null':
      return type;
    case 'array':
      return schema.prefixItems === undefined
        ? `readonly (${typeOf(schema.items)})[]`
        : `readonly [${schema.prefixItems.map(typeOf).join(', ')}]`;
    default:
      return objectOf(schema);
  }
}

const either = (types: readonly string[]): string => [...new Set(types)].join(' | ') || 'never';

function objectOf({ properties, required = [], additionalProperties }: Schema): string {
  if (properties === undefined) {
    if (typeof additionalProperties !== 'object') return 'unknown';
    return `Readonly<Record<string, ${typeOf(additionalProperties)}>>`;
  }
  const fields = Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) ? '' : '?';
    const says = schema.description === undefined ? '' : `/** ${oneLine(schema.description)} */ `;
    return `${says}readonly ${JSON.stringify(name)}${mark}: ${typeOf(schema)};`;
  });
  return fields.length === 0 ? 'Readonly<Record<string, never>>' : `{ ${fields.join(' ')} }`;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').replaceAll('*/', '');

const jsonOf = ({ content }: Content = {}): Schema | undefined =>
  content?.['application/json']?.schema;

function inPlace(parameters: readonly Parameter[], place: string): string {
  const own = parameters.filter(one => one.in === place);
  const fields = own.map(({ name, required, schema }) => {
    const mark = required === true ? '' : '?';
    return `readonly ${JSON.stringify(name)}${mark}: ${typeOf(schema)};`;
  });
  return fields.length === 0 ? 'undefined' : `{ ${fields.join(' ')} }`;
}

/** Every act with its address, what is sent and what is answered. */
export function typesOf({ paths: all }: Description): string {
  // Pages and files beside it are for browsers.
  const paths = Object.fromEntries(
    Object.entries(all).filter(([path]) => path.startsWith('/api/')),
  );
  const acts = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const { operationId, summary = '', parameters = [], requestBody, responses } = operation;
      if (operationId === undefined) return [];
      const done = Object.entries(responses ?? {}).find(([status]) => status.startsWith('2'));
      return [
        `  /** ${oneLine(summary)} */`,
        `  ${operationId}: {`,
        `    method: '${method.toUpperCase()}';`,
        `    path: '${path}';`,
        `    params: ${inPlace(parameters, 'path')};`,
        `    query: ${inPlace(parameters, 'query')};`,
        `    body: ${requestBody === undefined ? 'undefined' : typeOf(jsonOf(requestBody))};`,
        `    answer: ${typeOf(jsonOf(done?.[1]))};`,
        '  };',
      ];
    }),
  );
  return [
    '// Written by `npm run client` from the house’s own OpenAPI description: not by hand.',
    '',
    'export interface Acts {',
    ...acts,
    '}',
    '',
    'export const ADDRESSES = {',
    ...addresses(paths),
    '} as const satisfies { readonly [Name in keyof Acts]: readonly [string, string] };',
    '',
  ].join('\n');
}

const addresses = (paths: Description['paths']): readonly string[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId }]) =>
      operationId === undefined
        ? []
        : [`  ${operationId}: ['${method.toUpperCase()}', '${path}'],`],
    ),
  );
