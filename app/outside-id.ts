/**
 * What an id or a key that comes from outside may look like: 1 to 200 visible ASCII characters. In an address anything may
 * stand, and PostgreSQL fails on some of it.
 */
export const OUTSIDE_ID = /^[\x21-\x7e]{1,200}$/;
