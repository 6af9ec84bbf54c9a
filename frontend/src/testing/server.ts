import type { LogVerificationResponse, WrittenOrderResponse } from '@vouchwell/contract';
import { NO_EXTRAS } from '@vouchwell/rules';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { api } from './answers.ts';

/** Nothing happens elsewhere. */
const noNews = http.get(api('/live'), () => delay('infinite'));

/** Of no case it is known who pays. */
const noEvidence = [
  http.get(api('/cases/:id/evidence'), ({ params }) =>
    HttpResponse.json({
      case_id: Number(params['id']),
      revision: 0,
      encounters: [],
      questions: [],
      delivered: [],
    }),
  ),
  http.get(api('/cases/:id/readiness'), ({ params }) =>
    HttpResponse.json({
      case_id: Number(params['id']),
      revision: 0,
      standing: null,
      readiness: null,
      told: [],
      seen: [],
      answered: [],
      questions: [],
      ordered: null,
      judged: null,
    }),
  ),
];

/** No supply ends on a known day. */
const noRefills = http.get(api('/refills'), () => HttpResponse.json([]));

/** No case has a written order. */
const noOrder = http.get(api('/cases/:id/order'), ({ params }) =>
  HttpResponse.json({
    case_id: Number(params['id']),
    revision: 0,
    extras: NO_EXTRAS,
    next: null,
    lacking: 'a provider',
    contradiction: null,
    is_new: false,
    may_sign: false,
    signed: [],
  } satisfies WrittenOrderResponse),
);

/** The history is the one that was recorded. */
const unaltered = http.get(api('/audit/verify'), () =>
  HttpResponse.json({
    ...{ running: false, from: 0, verified: 0, of: 0, checkpoint: 0 },
    ...{ finished_at: null, whole_at: null, damaged: 0, altered: false, finding: null },
  } satisfies LogVerificationResponse),
);

/** Answers for the backend in tests; each test adds the handlers it needs with `server.use`. */
export const server = setupServer(noNews, ...noEvidence, noOrder, noRefills, unaltered);
