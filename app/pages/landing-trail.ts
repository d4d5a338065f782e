/**
 * The way from the hero's hill past every section to the sleeping house. Between the sections it runs in the room under
 * their words; in the contact section it turns back under the lead.
 */
export const LANDING_TRAIL = {
  features: "M1020 0C1020 9 1247 20 1247 48C1247 80 1130 90 900 90C700 90 500 87 300 88C180 89 90 93 58 100",
  reviews: "M58 0C36 5.5 27 22 27 44C27 66 36 90.5 240 90.5C400 90 585 86 585 100",
  contact: "M585 0C594 14 596 34 574 43C546 54 440 56 350 59C210 63 126 68 126 81C126 90 140 95 165 100",
  home: "M165 0C205 16 280 24 420 27C580 30 700 36 748 62",
} as const;
