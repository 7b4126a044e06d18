/** Reading whether the voluntary questions are asked, answering them, and withdrawing what was answered. */
import { apiQuery, useApiMutation } from '#client/api/api.ts';
import { voluntaryAnswersContract } from '../voluntary-answers.contract.ts';

export const voluntaryQuestionsQuery = apiQuery(voluntaryAnswersContract.getVoluntaryQuestions);

export const usePutAnswers = () => useApiMutation(voluntaryAnswersContract.putVoluntaryAnswers);

export const useDeleteAnswers = () => useApiMutation(voluntaryAnswersContract.deleteVoluntaryAnswers);
