import {
  type ConstDirectiveNode,
  type GraphQLSchema,
  isObjectType,
  Kind,
  parse,
  parseConstValue,
  print,
  printSchema,
  visit,
} from "graphql";

/**
 * A schema as text, for clients' generators: also the directives that its fields carry (`extensions.directives`, by
 * name and arguments), which the usual printer leaves out.
 */
export function printedSchema(schema: GraphQLSchema): string {
  const document = visit(parse(printSchema(schema)), {
    ObjectTypeDefinition(type) {
      const fields = type.fields?.map((field) => ({
        ...field,
        directives: directivesOf(schema, type.name.value, field.name.value),
      }));
      return { ...type, fields };
    },
  });
  return `${print(document)}\n`;
}

function directivesOf(schema: GraphQLSchema, typeName: string, fieldName: string): ConstDirectiveNode[] {
  const type = schema.getType(typeName);
  const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
  const carried = (field?.extensions.directives ?? {}) as Record<string, Record<string, unknown>>;
  return Object.entries(carried).map(([name, args]) => ({
    kind: Kind.DIRECTIVE,
    name: { kind: Kind.NAME, value: name },
    arguments: Object.entries(args).map(([argument, value]) => ({
      kind: Kind.ARGUMENT,
      name: { kind: Kind.NAME, value: argument },
      // Strings and lists of them are written alike in both languages.
      value: parseConstValue(JSON.stringify(value)),
    })),
  }));
}
