import type { problems as spanish } from "#app/i18n/es/problems.ts";
import type { Words } from "#app/i18n/words.ts";

export const problems: Words<typeof spanish> = {
  titles: {
    invalid_request: "Something in the request needs another look.",
    not_logged_in: "Log in to go on.",
    story_limit_reached: "Your account has used up its stories.",
    cross_site: "This request comes from another site and is not answered.",
    not_found: "There is nothing at this address.",
    wrong_method: "This address does not take that method.",
    still_telling: "That story is still being told.",
    too_large: "The request is too large.",
    wrong_type: "The content has to be JSON.",
    key_reused: "That key has been used for a different story.",
    too_many_requests: "Too many requests in a short time. Try again a little later.",
    unexpected: "Something failed on our side. Try again in a while.",
    storyteller_unavailable: "Nobody can tell the story right now. Try again in a few seconds.",
    database_unavailable: "We can’t reach the bookshelf just now. Nothing is lost: try again in a moment.",
  },
  fields: {
    age_range: "The age is a whole number from 2 to 10.",
    genre_unknown: "The genres are Fantasy, Fable, SciFi, Scary, Superhero and Mistery.",
    ideas_too_long: "The ideas may have 1,000 characters at most.",
    ideas_not_text: "The ideas have to be text.",
    language_unknown: "The language is spanish or english.",
    length_unknown: "The length is short, usual or long.",
    key_malformed: "The key has 1 to 200 visible ASCII characters.",
    not_replaceable: "No telling with that key has failed within the last hour.",
    not_endable: "No telling with that key has broken off midway within the last hour.",
    body_not_object: "The content has to be a JSON object.",
    contact_empty: "Please make sure all the fields are populated before sending the message.",
    email_malformed: "That e-mail address doesn’t look complete.",
    text_too_long: "This text is longer than what fits here.",
  },
};
