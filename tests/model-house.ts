import { type ModelServer, startModelServer } from "./fakes/model-server.ts";
import { openTestProduct, serve, type TestProduct } from "./test-product.ts";

export type ModelHouse = {
  /** The stand-in for the model's provider. */
  provider: ModelServer;
  /** Serves a product whose storyteller is the stand-in, playing a scenario; `url` is the story's own. */
  serve(scenario: string, env?: Record<string, string>): Promise<{ url: string; lines: string[] }>;
  /** Closes every connection to the products. */
  stopServing(): Promise<void>;
  close(): Promise<void>;
};

/** Products that tell through a model, over real sockets on both sides. */
export async function openModelHouse(): Promise<ModelHouse> {
  const provider = await startModelServer({ slowTokenMs: 10 });
  const products: TestProduct[] = [];
  const servers: { close(): Promise<void> }[] = [];
  const stopServing = async () => {
    await Promise.all(servers.splice(0).map((server) => server.close()));
  };
  return {
    provider,
    async serve(scenario, env = {}) {
      const product = await openTestProduct({
        STORY_MODEL: `compatible:${scenario}`,
        STORY_BASE_URL: provider.url,
        STORY_API_KEY: "sk-test",
        ...env,
      });
      products.push(product);
      const server = await serve(product.app);
      servers.push(server);
      return { url: `${server.url}/api/story`, lines: product.lines };
    },
    stopServing,
    async close() {
      await stopServing();
      await Promise.all(products.map((product) => product.close()));
      await provider.close();
    },
  };
}

/** What is asked for. */
export const STORY_WISH = { kid_age: 6, language: "en", custom_user_input: "Nora and a wombat" };

export function askStory(
  url: string,
  accept: string,
  headers: Record<string, string> = {},
  wish: object = STORY_WISH,
): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: accept, "Accept-Language": "en", ...headers },
    body: JSON.stringify(wish),
  });
}
export const askJson = (url: string, headers?: Record<string, string>) => askStory(url, "application/json", headers);
export const askStream = (url: string, headers?: Record<string, string>) => askStory(url, "text/event-stream", headers);
