import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  visit,
} from "graphql";

/** A whole library's usual calls have less than a hundred tokens, the query that reads the schema 184. */
export const TOKENS_MAX = 1_000;
/** Stories are three deep; the query that reads the schema, with its nine wrappings of a type, is fifteen. */
export const DEPTH_MAX = 15;
/** Each field at the top is a call on the database. */
export const ROOT_FIELDS_MAX = 10;
/** Under another name the same text travels again: this bounds how often. */
export const ALIASES_MAX = 10;
/** There are two that may stand in a query, to include and to skip. */
export const DIRECTIVES_MAX = 20;
/** A filter of the deepest kind, with its lists, within an input. What comes in must never exhaust the stack. */
export const VARIABLE_DEPTH_MAX = 32;
/** Names, values and lists of the largest filter, several times over. */
export const VARIABLE_VALUES_MAX = 5_000;

/** Why a document costs too much to be looked at any further; null when it does not. Cheap: every node is seen once. */
export function costFaultOf(document: DocumentNode): GraphQLError | null {
  let [aliases, directives] = [0, 0];
  visit(document, {
    Field(field) {
      if (field.alias) aliases += 1;
    },
    Directive() {
      directives += 1;
    },
  });
  if (aliases > ALIASES_MAX) return tooCostly(`more than ${ALIASES_MAX} aliases`);
  if (directives > DIRECTIVES_MAX) return tooCostly(`more than ${DIRECTIVES_MAX} directives`);
  const { depth, fields } = largestOf(document, operationsIn(document));
  if (fields > ROOT_FIELDS_MAX) return tooCostly(`more than ${ROOT_FIELDS_MAX} fields at the top`);
  return depth > DEPTH_MAX ? tooCostly(`more than ${DEPTH_MAX} levels of fields`, "QueryDepthLimitReached") : null;
}

/** How many fields an operation of the document has at the top, what its fragments bring included. */
export function rootFieldsOf(document: DocumentNode, operation: OperationDefinitionNode): number {
  return largestOf(document, [operation]).fields;
}

/** Whether variables are nested too deep or too many to be looked at. */
export function areVariablesTooCostly(variables: unknown): boolean {
  let level: unknown[] = [variables];
  let seen = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    seen += level.length;
    if (depth > VARIABLE_DEPTH_MAX || seen > VARIABLE_VALUES_MAX) return true;
    level = level.flatMap((value) => (typeof value === "object" && value !== null ? Object.values(value) : []));
  }
  return false;
}

type Extent = { depth: number; fields: number };

const operationsIn = ({ definitions }: DocumentNode) =>
  definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);

/** The deepest and the broadest of the operations, what their fragments bring included. */
function largestOf(document: DocumentNode, operations: readonly OperationDefinitionNode[]): Extent {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  const known = new Map<string, Extent>();

  function extentOf({ selections }: SelectionSetNode): Extent {
    const extent = { depth: 0, fields: 0 };
    for (const selection of selections) {
      const inner =
        selection.kind === Kind.FIELD
          ? { depth: 1 + (selection.selectionSet ? extentOf(selection.selectionSet).depth : 0), fields: 1 }
          : selection.kind === Kind.INLINE_FRAGMENT
            ? extentOf(selection.selectionSet)
            : extentOfFragment(selection.name.value);
      extent.depth = Math.max(extent.depth, inner.depth);
      extent.fields += inner.fields;
    }
    return extent;
  }

  function extentOfFragment(name: string): Extent {
    const before = known.get(name);
    if (before) return before;
    // One that leads back to itself ends here; it is refused for that later.
    known.set(name, { depth: 0, fields: 0 });
    const fragment = fragments.get(name);
    const extent = fragment ? extentOf(fragment.selectionSet) : { depth: 0, fields: 0 };
    known.set(name, extent);
    return extent;
  }

  return operations
    .map(({ selectionSet }) => extentOf(selectionSet))
    .reduce(
      (most, { depth, fields }) => ({ depth: Math.max(most.depth, depth), fields: Math.max(most.fields, fields) }),
      {
        depth: 0,
        fields: 0,
      },
    );
}

function tooCostly(what: string, errorType = "QueryComplexityLimitReached"): GraphQLError {
  return new GraphQLError(`The query has ${what}.`, { extensions: { errorType } });
}
