import type { ToolDetail } from '../../types';
import { pyomoSolversByPath } from '../versions';

/** The Pyomo page: decisions written as equations, curved ones included. */
export const detail: ToolDetail = {
  checked: '2026-11-23',
  meta: {
    title: 'Pyomo: prices and stock as equations, curves included',
    description:
      'Pyomo is a Python library that states a shop’s decisions as equations for a solver. Why we choose it for markdowns, and where solvers can mislead you.',
  },
  subtitle:
    'A Python library for planning: say what you may change, what you may not and what you want more of, and a solver looks for the best plan.',
  overview: [
    'Pyomo grew up at Sandia National Laboratories, at first inside a project called Coopr. It is BSD-licensed Python for stating optimization problems: variables (a price, an order quantity), constraints (budget, shelf, minimum margin) and one objective. It then hands the whole model to a solver, a program that searches for the best values, such as HiGHS for linear models, Ipopt for curved ones, or a commercial one. Pyomo itself solves nothing, and ships without a solver.',
    'We prefer it where a relation is curved. Demand falls with price, and revenue is price times demand; that product is not a straight line, and linear tools can only approximate it. Pyomo also writes either-or logic and models over time. In exchange it is slower to build very large models than a thin linear modeler, and with curved problems a solver may stop at a good answer that is not the best one.',
  ],
  whyWeUse: [
    {
      title: 'The model reads like your rules',
      text: '“No item below cost, no more than two price changes a month, clear winter by March” becomes three constraints with those names. Buyers can check them.',
    },
    {
      title: 'Curves are welcome',
      text: 'Elasticity, volume discounts and spoilage enter as they are. Nobody has to chop them into straight pieces beforehand.',
    },
    {
      title: 'Solvers are interchangeable',
      text: 'Start on an open-source solver, and rent a commercial one if the weekly plan takes too long. The model file stays as it was.',
    },
    {
      title: 'Either-or decisions have a notation',
      text: 'Generalized disjunctive programming says “either we order a full pallet or none at all” directly and leaves the translation into whole numbers to the library.',
    },
  ],
  applications: [
    {
      title: 'End-of-season markdowns',
      text: 'Given a demand curve per item and a date when the rack must be empty, it finds the path of price cuts that leaves the most margin behind.',
    },
    {
      title: 'Prices that respect each other',
      text: 'The two-liter bottle must never cost more per liter than the one-liter bottle. Line rules such as this one are constraints, and hold for every price it proposes.',
    },
    {
      title: 'Buying under a budget',
      text: 'How deep to buy each style when money, container space and the supplier’s minimums all bind at once.',
    },
    {
      title: 'Splitting stock among stores',
      text: 'Sizes are allocated so that no store receives a broken run, with transport cost weighed against the sale it saves.',
    },
  ],
  benefits: [
    'Markdowns start earlier and smaller, so fewer racks end at half price.',
    'Each proposed price arrives with the rule that held it where it is.',
    'Buyers argue about the rules once, not about thousands of prices every week.',
    'A what-if, such as a lower budget or a later delivery, is one changed number and another run.',
  ],
  integration: [
    {
      title: 'Estimate demand before optimizing it',
      text: 'Elasticities come from your price history, fitted in R or Python with confidence intervals. An optimizer trusts its inputs completely and will go straight for the estimate that is wrong, so weak ones are shrunk toward their category.',
    },
    {
      title: 'State the model in code',
      text: 'ConcreteModel, Set, Var with bounds, Constraint with a rule, Objective with sense=maximize. Data is read from Parquet or SQL into plain dictionaries; prices get tight bounds and a sensible starting value, since a nonlinear solver searches from there.',
    },
    {
      title: 'Say where the solver is',
      text: `Since ${pyomoSolversByPath} Pyomo no longer looks for a solver’s program in the working directory, where anybody who can write a file could put another. We install the solver on the PATH, or name its file: SolverFactory('ipopt', executable='./ipopt').`,
    },
    {
      title: 'Solve, and check that it was solved',
      text: 'With many solvers, SolverFactory(…).solve() returns a result even when the model is infeasible. We call assert_optimal_termination before reading a single value, and log_infeasible_constraints to list the rules that the last attempt breaks.',
    },
    {
      title: 'Mistrust a single optimum',
      text: 'Ipopt finds local optima, and knows no whole numbers: with curves and yes-or-no rules together we take Bonmin, SCIP or a commercial solver. Curved price models are started from several points and compared; if the answers differ, your planner gets both versions.',
    },
    {
      title: 'Deliver proposals, not price changes',
      text: 'Output is a table of item, old price, new price and binding rule. Your price system imports it after approval, with guardrails that apply whatever the optimizer says.',
    },
  ],
  callToAction: {
    title: 'Write down your pricing rules',
    text: 'Ten sentences on paper are enough. We will turn them into a model of one category and show which of them cost you the most.',
  },
};
