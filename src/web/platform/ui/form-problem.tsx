import classes from './form-problem.module.css';

/** Why a form was not sent, where no field is at fault: read out when it appears, and takes no room before. */
export function FormProblem({ problem }: { problem: string | null }) {
  return (
    <div role="alert" className={classes.place}>
      {problem && <div className={classes.problem}>{problem}</div>}
    </div>
  );
}
