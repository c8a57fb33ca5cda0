import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../platform/messages.ts';
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
            aria-label={whole ? t('experiences.lessAbout', { about }) : t('experiences.moreAbout', { about })}
            onClick={() => setWhole(!whole)}
          >
            {whole ? t('experiences.less') : t('experiences.more')}
          </Anchor>
        </>
      )}
    </Text>
  );
}
