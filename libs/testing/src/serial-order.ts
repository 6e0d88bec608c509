export interface SerialOutcome<State> {
  readonly status: number;
  readonly state: State;
}

/**
 * The possible states after concurrent calls, according to their answers: the state after each order of the calls in
 * which `rule` gives every call the answer that it got. Empty if no order does, so an answer was wrong.
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
