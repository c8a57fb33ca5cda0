import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import { cutText, detailsShown } from './cut-text.ts';
import classes from './experiences.module.css';

/** A long text by its first 150 characters, and whole on request. `about` names it for the button. */
export function DetailsText({ text, about }: { text: string; about: string }) {
  const [whole, setWhole] = useState(false);
  const cut = cutText(text, detailsShown);
  return (
    <Text size="sm" component="div" className={classes.details}>
      {whole || cut === null ? text : cut}
      {cut !== null && (
        <>
          {' '}
          <Anchor
            component="button"
            type="button"
            size="sm"
            underline="always"
            aria-expanded={whole}
            aria-label={`Show ${whole ? 'less' : 'more'} about ${about}`}
            onClick={() => setWhole(!whole)}
          >
            Show {whole ? 'less' : 'more'}
          </Anchor>
        </>
      )}
    </Text>
  );
}
