/** Reads whether the voluntary questions are asked, submits answers and withdraws them. */
import { apiQuery, useApiMutation } from '#client/api/api.ts';
import { voluntaryAnswersContract } from '../voluntary-answers.contract.ts';

export const voluntaryQuestionsQuery = apiQuery(voluntaryAnswersContract.getVoluntaryQuestions);

export const usePutAnswers = () => useApiMutation(voluntaryAnswersContract.putVoluntaryAnswers);

export const useDeleteAnswers = () => useApiMutation(voluntaryAnswersContract.deleteVoluntaryAnswers);
