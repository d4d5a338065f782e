/** What the payment provider says of a request that it refuses. */
export type RefusalBody = { type: string; message: string; code?: string; param?: string };

/** A request that is refused, with the answer to it in the provider's own words. */
export class ApiRefusal extends Error {
  readonly status: number;
  readonly body: { error: RefusalBody };

  constructor(status: number, error: RefusalBody) {
    super(error.message);
    this.name = "ApiRefusal";
    this.status = status;
    this.body = { error };
  }
}

/** A parameter, or what it asks for, cannot be. */
export function invalid(message: string, { code, param }: { code?: string; param?: string } = {}): ApiRefusal {
  return new ApiRefusal(400, {
    ...(code && { code }),
    message,
    ...(param && { param }),
    type: "invalid_request_error",
  });
}

/** What the address of a request names does not exist. @param what as in "No such customer" */
export function noSuch(what: string, id: string): ApiRefusal {
  return new ApiRefusal(404, {
    code: "resource_missing",
    message: `No such ${what}: '${id}'`,
    param: "id",
    type: "invalid_request_error",
  });
}

/** What a parameter names does not exist: other than for an address, the status is 400. */
export const noSuchIn = (param: string, what: string, id: string): ApiRefusal =>
  invalid(`No such ${what}: '${id}'`, { code: "resource_missing", param });

export const notAuthenticated = (message: string): ApiRefusal =>
  new ApiRefusal(401, { message, type: "invalid_request_error" });
