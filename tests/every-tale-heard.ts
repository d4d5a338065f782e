import { english } from "#storyteller/content/en/tellings.ts";
import { spanish } from "#storyteller/content/es/tellings.ts";
import { markOf } from "#storyteller/scenes/memory.ts";
import type { StoryMemory } from "#storyteller/story-thread.ts";

/** The memory of a family that has heard every tale: from now on it is told plots, their passages drawn one by one. */
export const EVERY_TALE_HEARD: StoryMemory = {
  plots: [],
  passages: [spanish, english].flatMap(({ tales }) =>
    Object.values(tales).flatMap(({ little, older }) =>
      [little, older].flatMap((telling) => (telling ? [markOf(telling.opening)] : [])),
    ),
  ),
};
