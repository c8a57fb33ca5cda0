import type { MouseEvent } from 'react';

/** For a `FileButton`'s input: a file that was mended under the same name can be chosen again, which browsers else do not tell. */
export const reselectFile = {
  onClick: (event: MouseEvent<HTMLInputElement>) => {
    event.currentTarget.value = '';
  },
};
