/** Setup for tests with several interviewers: a company with two recruiters, and the emails and calendar entries of each person. */
import type { Interview } from '#features/interviews/interviews.contract.ts';
import { interviewScenes } from './interview-scene.ts';
import type { CandidateClient, TestClient, TestWorld } from './test-app.ts';

export const assignInterviewers = (client: TestClient, { id }: { id: string }, ...people: { userId: string }[]) =>
  client.patch(`/api/interviews/${id}`, { interviewers: people.map(({ userId }) => userId) });

/** Returns the user ids of people in the format of a request body. */
export const personIds = (...people: { userId: string }[]): string[] => people.map(({ userId }) => userId);

export const interviewerIds = ({ interviewers }: Interview): string[] => interviewers.map(({ id }) => id);

export const interviewerScenes = (world: TestWorld) => {
  const scenes = interviewScenes(world);
  return {
    ...scenes,
    /** Creates an owner, two recruiters, and an application by a candidate in Bogotá. */
    createTeam: async () => {
      const { company: owner, candidate, applicationId } = await scenes.createScene();
      const [ana, leo] = [await world.member(owner, 'recruiter'), await world.member(owner, 'recruiter')];
      return { owner, ana, leo, candidate, applicationId };
    },
    /** Creates an application by another candidate to the same company. */
    createOtherApplication: async (owner: Parameters<typeof scenes.fileApplication>[0]) => {
      const candidate: CandidateClient = await world.candidate();
      return { candidate, applicationId: await scenes.fileApplication(owner, candidate) };
    },
    /** Returns the kinds of emails to a person about interviews, oldest first. */
    listMailKinds: async (person: TestClient): Promise<string[]> =>
      (await scenes.mailsTo(person.userId)).map(({ kind }) => kind).filter((kind) => kind.startsWith('interview-')),
    /** Returns methods and sequences of the calendar entries that a person received, oldest first. */
    listCalendarChanges: async (person: TestClient) =>
      (await scenes.listCalendarEntries(person.userId)).map(({ method, sequence }) => [method, sequence]),
    /** Returns an interview as a company sees it. */
    readInterview: async (client: TestClient, { id }: { id: string }): Promise<Interview> =>
      (await client.get('/api/interviews')).body.find((interview: Interview) => interview.id === id),
  };
};
