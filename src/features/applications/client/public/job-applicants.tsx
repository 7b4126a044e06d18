export const JobApplicants = (_props: { jobId: string }) => null;
