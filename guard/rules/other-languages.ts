/** Curses and threats of the languages that a model is likeliest to slip into; a whole sentence of them is heard anyway. */
export const OTHER_LANGUAGES_INSULTS = `
vaffanculo, stronz*, puttan*, cazzo, cazzi, minchia, merde, putain*, foutre, connard*, connass*, salop*, encule*, bordel de merde,
nique ta, ta gueule, arschloch*, scheisse*, scheiss*, hurensohn*, wichser*, fick dich, ficken, verfickt*, schlampe*, missgeburt*,
caralho*, foda se, fodase, porra, merda, cuzao, arrombad*, filho da puta, va te faire, suka blyat, blyat, kurwa*, pizdec,
ich werde dich toten, je vais te tuer, ti ammazzo, vou te matar, bring dich um
`;
