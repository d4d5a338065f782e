import {
  GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  print,
} from "graphql";
import { areVariablesTooCostly } from "./query-limits.ts";

/** More is of no use to whoever reads them. */
const ERRORS_MAX = 20;

/** What is said of variables at which nobody looks any further. */
export const variablesTooCostly = (): GraphQLError =>
  new GraphQLError("The variables are too many, or nested too deep.", {
    extensions: { errorType: "QueryComplexityLimitReached" },
  });

/** What is wrong with the variables of an operation, in the words that the protocol's clients know; empty when nothing is. */
export function variableErrors(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: { readonly [name: string]: unknown },
): readonly GraphQLError[] {
  const reserved = variableDefinitions.filter(({ variable }) => variable.name.value.startsWith("__"));
  if (reserved.length > 0) {
    // Readers of JSON leave out `__proto__`: a condition that came under it would be lost without a word.
    return reserved.slice(0, ERRORS_MAX).map(
      (node) =>
        new GraphQLError(`Variable '${node.variable.name.value}' begins with two underscores: these are reserved`, {
          nodes: node,
        }),
    );
  }
  if (areVariablesTooCostly(variables)) return [variablesTooCostly()];
  const missing = variableDefinitions.filter(
    ({ type, variable, defaultValue }) =>
      type.kind === Kind.NON_NULL_TYPE &&
      (Object.hasOwn(variables, variable.name.value) ? variables[variable.name.value] === null : !defaultValue),
  );
  if (missing.length > 0) {
    return missing
      .slice(0, ERRORS_MAX)
      .map(
        (node) =>
          new GraphQLError(
            `Variable '${node.variable.name.value}' has coerced Null value for NonNull type '${print(node.type)}'`,
            { nodes: node },
          ),
      );
  }
  const { errors = [] } = getVariableValues(schema, variableDefinitions, variables, {
    maxErrors: ERRORS_MAX,
    hideSuggestions: true,
  });
  return errors.map(({ message, nodes }) =>
    nodes
      ? new GraphQLError(
          message.replace(/^Variable "\$(\w+)" has invalid value/, "Variable '$1' has an invalid value"),
          {
            nodes,
          },
        )
      : // The last one of too many is about no variable.
        new GraphQLError(`More than ${ERRORS_MAX} values of the variables are invalid: the others were not looked at`),
  );
}
