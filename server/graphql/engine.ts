import { type DocumentNode, type ExecutionResult, execute, GraphQLError, type GraphQLSchema, parse } from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import { createStorySchema, type StoryCall } from "#app/stories/graphql.server.ts";
import { costFaultOf, TOKENS_MAX } from "./query-limits.ts";
import { validatedInWords } from "./validation-words.ts";

/** The kind of error of a text that is no query at all. */
export const MALFORMED = "MalformedHttpRequestException";

/** What the doors over HTTP and over sockets run queries with. */
export type GraphqlEngine = {
  schema: GraphQLSchema;
  /** The document of a query that is sound and not too costly, or what is wrong with it. */
  read(query: string): DocumentNode | readonly GraphQLError[];
  /** Runs a query or a mutation of a document that was read, with variables that were found good. */
  execute(operation: ReadOperation, call: StoryCall): Promise<ExecutionResult>;
};

export type ReadOperation = {
  document: DocumentNode;
  operationName: string | null;
  variables: { readonly [name: string]: unknown };
};

/** @param allowsIntrospection whether callers may read the schema itself; `__typename` they always may */
export function createGraphqlEngine({ allowsIntrospection }: { allowsIntrospection: boolean }): GraphqlEngine {
  const schema = createStorySchema();
  const yoga = createYoga<Record<string, never>, StoryCall>({
    schema,
    plugins: [bounded(allowsIntrospection)],
    // Of its own ways to be asked and to answer none is used: the clients of this protocol expect others.
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    logging: false,
    maskedErrors: false,
    // What it keeps are whole queries, and a query may hold a child's story.
    parserAndValidationCache: false,
  });

  return {
    schema,
    read(query) {
      const { parse, validate } = yoga.getEnveloped();
      try {
        const document: DocumentNode = parse(query);
        const errors = validate(schema, document);
        return errors.length > 0 ? errors : document;
      } catch (error) {
        if (error instanceof GraphQLError) return [error];
        throw error;
      }
    },
    async execute({ document, operationName, variables }, call) {
      const { execute, contextFactory } = yoga.getEnveloped({ ...call });
      return execute({
        schema,
        document,
        operationName,
        variableValues: variables,
        contextValue: await contextFactory(),
      });
    },
  };
}

/** Reads, checks and runs by the reference implementation, as the sockets do, and within bounds. */
function bounded(allowsIntrospection: boolean): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn((source: string) => {
        const document = parsed(source);
        const fault = costFaultOf(document);
        if (fault) throw fault;
        return document;
      });
    },
    onValidate({ setValidationFn }) {
      setValidationFn((schema: GraphQLSchema, document: DocumentNode) =>
        validatedInWords(schema, document, { allowsIntrospection }),
      );
    },
    onExecute({ setExecuteFn }) {
      setExecuteFn(execute);
    },
  };
}

function parsed(source: string): DocumentNode {
  try {
    return parse(source, { maxTokens: TOKENS_MAX });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    // The parser's own words quote what was sent.
    const message = /more than \d+ tokens/.test(error.message)
      ? `The query has more than ${TOKENS_MAX} tokens.`
      : "Unable to parse GraphQL query.";
    throw new GraphQLError(message, { extensions: { errorType: MALFORMED } });
  }
}
