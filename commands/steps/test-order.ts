import { createHash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The projects whose files take longest come first, so that no worker is left with one at the end. */
const projects = ['program', 'embedded', 'server', 'unit', 'page'];

/**
 * One project after the other, the files of each in random order by the seed. Vitest's own random order mixes the projects, and a
 * worker that goes on with a file of another project is ended: the next loads all modules again.
 */
export class ProjectByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    const rank = ({ moduleId }: TestSpecification): string =>
      createHash('sha1').update(`${seed} ${moduleId}`).digest('hex');
    return files.toSorted(
      (one, other) =>
        projects.indexOf(one.project.name) - projects.indexOf(other.project.name) ||
        (rank(one) < rank(other) ? -1 : 1),
    );
  }
}
