import type { DiffPart } from '../../../api/candidates/tailored-resumes.ts';
import classes from './diff-text.module.css';

/** A text with what is gone struck through and what is new marked; said in words to those who do not see it. */
export function DiffText({ parts }: { parts: DiffPart[] }) {
  return parts.map((part, index) => {
    if (part.kind === 'gone')
      return (
        <del key={index} className={classes.gone}>
          {part.text}
        </del>
      );
    if (part.kind === 'new')
      return (
        <ins key={index} className={classes.new}>
          {part.text}
        </ins>
      );
    return <span key={index}>{part.text}</span>;
  });
}
