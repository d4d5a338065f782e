/** The product's name: change it here and it changes everywhere. */
export const PRODUCT_NAME = "Cuentaluna";
