/** English text for the pricing page. `{…}` is a brand fact. */
import { brand } from '#shared/brand.ts';
import { feeEn } from '#shared/words/fee.en.ts';

export const pricingEn = {
  eyebrow: 'Pricing',
  title: 'You pay only when you hire.',
  lead: `No upfront fees and no subscription. Posting a job, reading profiles, messaging and interviewing on ${brand.name} cost nothing.`,
  factsTitle: 'What it costs and what you get',
  before: {
    title: 'Before you hire',
    figure: '$0',
    text: 'Post jobs, see who fits, invite and interview. For professionals, it’s free from start to finish.',
  },
  fee: {
    title: 'When you hire',
    known: '{percent}%',
    open: 'One fee',
    text: feeEn,
  },
  pay: {
    title: 'The professional’s pay',
    figure: 'Up to both of you',
    text: 'You and the professional agree on the pay. Their profile can state a rate, and the role pages show monthly ranges. When you write a job post, you see the rates people ask for, if enough of them state one.',
  },
  guarantee: {
    title: 'The guarantee',
    figure: '{months} months',
    text: 'If a hire doesn’t work out, we look for a replacement at no additional fee. Once the terms of a hire are recorded, its page shows the day the guarantee ends.',
  },
  questionsTitle: 'Questions about money and employment',
  questions: {
    when: {
      question: 'When do I pay?',
      answer:
        'When you hire: once a candidate accepts your offer, or you mark someone as hired. There are no upfront fees, and a search that ends without a hire costs you nothing.',
    },
    fee: {
      question: 'How much is the fee?',
      answer: feeEn,
    },
    refund: {
      question: 'Do I get the fee back if a hire doesn’t work out?',
      known:
        'Yes, in full, if the hire ends within {days} days of the start. After that, the guarantee applies for the rest of the first {months} months: we look for a replacement at no additional fee.',
      open: 'We don’t promise a refund. We promise the guarantee: for {months} months from the start, we look for a replacement at no additional fee.',
    },
    guarantee: {
      question: 'What does the guarantee cover?',
      answer:
        'The first {months} calendar months from the start date. You claim it on the page of the hire, and the replacement is recorded there.',
    },
    status: {
      question: 'Are the professionals employees or contractors?',
      contractor:
        'They work for you as independent contractors, on the terms of the offer they accepted. Ask your legal or tax advisor whether that suits the way you work together.',
      employer:
        'They’re employed in their country by an employer of record, which invoices you. You direct the work; the employer of record takes care of payroll and compliance with local law.',
      open: `${brand.name} doesn’t employ them. An offer states pay, hours and dates; how you engage them is between you and them. What is right depends on their country and on how you work together, so ask your legal or tax advisor.`,
    },
    professionals: {
      question: 'Do professionals pay anything?',
      answer: 'No. Applying, verification and being hired are free for them.',
    },
  },
} as const;
