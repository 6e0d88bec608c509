/** How a single process would deal with one call. */
export interface SerialOutcome<State> {
  readonly status: number;
  /** As it is afterwards. */
  readonly state: State;
}

/**
 * What calls sent at the same moment may leave behind, going by their answers: the state after each order of the calls, one after the
 * other, in which `rule` gives every one of them the answer it got. Empty when no order does, so an answer was wrong.
 */
export function statesAfter<State, Step>(
  state: State,
  calls: readonly { readonly step: Step; readonly status: number }[],
  rule: (state: State, step: Step) => SerialOutcome<State>,
): State[] {
  if (calls.length === 0) return [state];
  return calls.flatMap((call, index) => {
    const answer = rule(state, call.step);
    return answer.status === call.status ? statesAfter(answer.state, calls.toSpliced(index, 1), rule) : [];
  });
}
