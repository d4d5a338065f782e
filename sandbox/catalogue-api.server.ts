import { listParams, type Operation, pageOf } from "./api-operation.server.ts";
import { invalid } from "./api-refusal.server.ts";
import { list, moments, oneOf, text, yesNo } from "./param-readers.server.ts";

const PRICES = listParams({
  lookup_keys: list(text({ longest: 200 }), { most: 10 }),
  active: yesNo(),
  product: text(),
  type: oneOf(["one_time", "recurring"]),
  currency: text(),
  created: moments(),
});
const PRODUCTS = listParams({ ids: list(text()), active: yesNo(), created: moments() });

/** Whether something is as it was asked to be; what was not asked for may be anything. */
const agrees = <T>(asked: T | undefined, is: T) => asked === undefined || asked === is;

export const CATALOGUE_OPERATIONS: Operation[] = [
  {
    method: "GET",
    path: "/v1/prices",
    async run(reading, { params }) {
      const { lookup_keys: keys, active, product, type, currency, created, ...paging } = PRICES(params, "");
      const found = (await reading.all("price")).filter(
        (price) =>
          (!keys || (price.lookup_key !== null && keys.includes(price.lookup_key))) &&
          agrees(active, price.active) &&
          agrees(product, price.product) &&
          agrees<string>(type, price.type) &&
          agrees(currency?.toLowerCase(), price.currency) &&
          (!created || created(price.created)),
      );
      return pageOf(found, paging, { url: "/v1/prices", what: "price" });
    },
  },
  {
    method: "GET",
    path: "/v1/products",
    async run(reading, { params }) {
      const { ids, active, created, ...paging } = PRODUCTS(params, "");
      if (ids && (paging.starting_after !== undefined || paging.ending_before !== undefined))
        throw invalid("You cannot use `ids` together with `starting_after` or `ending_before`.", { param: "ids" });
      const found = (await reading.all("product")).filter(
        (product) =>
          (!ids || ids.includes(product.id)) &&
          agrees(active, product.active) &&
          (!created || created(product.created)),
      );
      return pageOf(found, paging, { url: "/v1/products", what: "product" });
    },
  },
];
