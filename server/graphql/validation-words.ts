import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  NoSchemaIntrospectionCustomRule,
  specifiedRules,
  type ValidationContext,
  type ValidationRule,
  validate,
} from "graphql";

/** More is of no use to whoever reads them. */
const ERRORS_MAX = 20;

/** What the protocol's own validator calls the rules that go by another name here. */
const TYPES: Record<string, string> = {
  FieldsOnCorrectTypeRule: "FieldUndefined",
  KnownArgumentNamesRule: "UnknownArgument",
  ProvidedRequiredArgumentsRule: "MissingFieldArgument",
  ValuesOfCorrectTypeRule: "WrongType",
  KnownTypeNamesRule: "UnknownType",
  ScalarLeafsRule: "SubSelectionRequired",
  NoUndefinedVariablesRule: "UndefinedVariable",
  NoUnusedVariablesRule: "UnusedVariable",
  VariablesInAllowedPositionRule: "VariableTypeMismatch",
  VariablesAreInputTypesRule: "NonInputTypeOnVariable",
  UniqueVariableNamesRule: "DuplicateVariableName",
  UniqueArgumentNamesRule: "DuplicateArgumentNames",
  UniqueOperationNamesRule: "DuplicateOperationName",
  UniqueFragmentNamesRule: "DuplicateFragmentName",
  UniqueDirectivesPerLocationRule: "DuplicateDirectiveName",
  KnownFragmentNamesRule: "UndefinedFragment",
  NoUnusedFragmentsRule: "UnusedFragment",
  NoFragmentCyclesRule: "FragmentCycle",
  FragmentsOnCompositeTypesRule: "FragmentTypeConditionInvalid",
  PossibleFragmentSpreadsRule: "InvalidFragmentType",
  KnownDirectivesRule: "UnknownDirective",
  LoneAnonymousOperationRule: "LoneAnonymousOperationViolation",
  ExecutableDefinitionsRule: "NonExecutableDefinition",
  SingleFieldSubscriptionsRule: "SubscriptionMultipleRootFields",
  OverlappingFieldsCanBeMergedRule: "FieldsConflict",
  NoSchemaIntrospectionCustomRule: "IntrospectionDisabled",
};

/** What is wrong with a document, in the words that the protocol's clients know. */
export function validatedInWords(
  schema: GraphQLSchema,
  document: DocumentNode,
  { allowsIntrospection }: { allowsIntrospection: boolean },
): readonly GraphQLError[] {
  const path: string[] = [];
  const rules = [...specifiedRules, ...(allowsIntrospection ? [] : [NoSchemaIntrospectionCustomRule])];
  const errors = validate(
    schema,
    document,
    [
      // The rules run side by side over one walk: the first to enter and the last to leave keep the path for all.
      () => ({ Field: ({ name }) => void path.push(name.value) }),
      ...rules.map((rule) => inWords(rule, path)),
      () => ({ Field: { leave: () => void path.pop() } }),
    ],
    { maxErrors: ERRORS_MAX, hideSuggestions: true },
  );
  // The last one of too many is no rule's, and about no place.
  return errors.map((error) => (error.nodes ? error : tooMany()));
}

const tooMany = () =>
  new GraphQLError(
    `Validation error of type TooManyErrors: there are more than ${ERRORS_MAX}, the others were not looked for`,
  );

function inWords(rule: ValidationRule, path: readonly string[]): ValidationRule {
  return (context) => {
    const reportError = (error: GraphQLError) => context.reportError(worded(error, rule.name, context, path));
    return rule(
      new Proxy(context, {
        get(target, key) {
          if (key === "reportError") return reportError;
          const member: unknown = Reflect.get(target, key, target);
          return typeof member === "function" ? member.bind(target) : member;
        },
      }),
    );
  };
}

function worded(error: GraphQLError, rule: string, context: ValidationContext, path: readonly string[]): GraphQLError {
  const place = path.length > 0 ? ` @ '${path.join("/")}'` : "";
  return new GraphQLError(
    `Validation error of type ${TYPES[rule] ?? rule.replace(/Rule$/, "")}: ${reasonOf(error, context)}${place}`,
    { nodes: error.nodes },
  );
}

function reasonOf({ nodes, message }: GraphQLError, context: ValidationContext): string {
  const node = nodes?.[0];
  const parent = context.getParentType();
  if (node?.kind === Kind.FIELD && parent && !context.getFieldDef()) {
    return `Field '${node.name.value}' in type '${parent.name}' is undefined`;
  }
  if (node?.kind === Kind.ARGUMENT && !context.getArgument()) return `Unknown field argument ${node.name.value}`;
  return message;
}
