import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ResumePage } from '../../../api/candidates/resumes.ts';
import classes from './page-picture.module.css';

/** A page of a resume as a picture, with what is lit on it; its text stands beside it for those who do not see it. */
export function PagePicture(props: {
  page: ResumePage;
  src: string;
  label: string;
  texts: string[];
  /** The picture did not come. */
  onFailed: () => void;
  children: ReactNode;
}) {
  const { width, height } = props.page;
  return (
    <section aria-label={props.label} className={classes.page}>
      <img
        src={props.src}
        alt=""
        loading="lazy"
        decoding="async"
        width={Math.round(width)}
        height={Math.round(height)}
        className={classes.picture}
        onError={props.onFailed}
      />
      <VisuallyHidden>
        {props.texts.map((text, index) => (
          <p key={index} dir="auto">
            {text}
          </p>
        ))}
      </VisuallyHidden>
      {props.children}
    </section>
  );
}
