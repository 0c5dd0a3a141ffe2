// The aggregator's errors. Which HTTP status belongs to which class is published nowhere: these are plausible,
// and a client must branch on the class.

const STATUS_OF_CLASS = {
  AppIdNotProvided: 400,
  SecretNotProvided: 400,
  ApiKeyNotFound: 401,
  MissingExpiresAt: 400,
  MissingSignature: 400,
  ExpiresAtInvalid: 400,
  RequestExpired: 400,
  SignatureNotMatch: 400,
  JsonParseError: 400,
  WrongRequestFormat: 400,
  RouteNotFound: 404,
  ValueOutOfRange: 400,
  DateFormatInvalid: 400,
  DateOutOfRange: 400,
  InvalidFromDate: 400,
  InvalidToDate: 400,
  IdentifierInvalid: 400,
  CustomFieldsFormatInvalid: 400,
  CustomFieldsSizeTooBig: 400,
  ReturnURLInvalid: 400,
  ReturnURLTooLong: 400,
  FetchScopesInvalid: 400,
  FetchScopesNotAllowed: 400,
  ConsentScopesInvalid: 400,
  InvalidConsentPeriod: 400,
  ConsentNotFound: 404,
  ConsentExpired: 406,
  ConsentRevoked: 406,
  ConsentAlreadyRevoked: 406,
  AccountNotFound: 404,
  ConnectionNotFound: 404,
  CustomerNotFound: 404,
  ProviderNotFound: 404,
  DuplicatedCustomer: 409,
  ConnectionAlreadyProcessing: 409,
  ConnectionCannotBeRefreshed: 406,
  ConnectionDisabled: 406,
  ConnectionLimitReached: 406,
  BackgroundFetchLimitExceeded: 406,
  RateLimitExceeded: 429,
  InternalServerError: 500,
} as const

export type ProblemClass = keyof typeof STATUS_OF_CLASS

export class Problem extends Error {
  readonly errorClass: ProblemClass
  readonly status: number

  constructor(errorClass: ProblemClass, message: string) {
    super(message)
    this.errorClass = errorClass
    this.status = STATUS_OF_CLASS[errorClass]
  }
}

/** The body of an error answer; it repeats the request, as the real one does. */
export function problemBody(problem: Problem, request: unknown): object {
  return {
    error: {
      class: problem.errorClass,
      message: problem.message,
      documentation_url: `https://docs.saltedge.com/v6/#errors-${problem.errorClass.toLowerCase()}`,
    },
    request,
  }
}
