import { OAuth2Server } from "oauth2-mock-server";

export const AUDIENCE = "stories";

export type Claims = Record<string, unknown>;

/** A real OpenID issuer on loopback: discovery, keys, and tokens signed with them. */
export async function openOidcIssuer() {
  const server = new OAuth2Server();
  await server.issuer.keys.generate("RS256");
  await server.start(0, "127.0.0.1");
  return {
    url: server.issuer.url ?? "",
    server,
    /** A token for our audience. @param header put into the token's header before it is signed */
    token: (claims: Claims = {}, header: Claims = {}) =>
      server.issuer.buildToken({
        scopesOrTransform: (head, payload) => {
          Object.assign(head, header);
          Object.assign(payload, { aud: AUDIENCE, ...claims });
        },
      }),
    close: async () => {
      if (server.listening) await server.stop();
    },
  };
}

export type OidcIssuer = Awaited<ReturnType<typeof openOidcIssuer>>;
