import type { Tool } from '../types';

/** https://github.com/Pyomo/pyomo/releases/tag/6.11.0 */
export const pyomoSolversByPath = '6.11';

export const tool: Tool = {
  title: 'Pyomo',
  category: 'Planning',
  description:
    'A Python library for writing pricing and stock decisions as equations, including nonlinear ones, for a solver to work out.',
  code: 'Constraint(expr=x <= stock)',
  checkedAgainst: 'Pyomo 6.11',
  checked: '2026-11-23',
  meta: {
    title: 'Pyomo: prices and stock as equations, curves included',
    description:
      'Pyomo is a Python library for writing a store’s decisions as equations. We use it for markdowns, where demand curves rule out simpler linear tools.',
  },
  subtitle:
    'Useful if prices and stock depend on each other. Pyomo is a Python library for planning: you define what can change, what can’t, and what to maximize, and a solver looks for the best plan.',
  overview: [
    'Pyomo grew up at Sandia National Laboratories, at first inside a project called Coopr. It is BSD-licensed Python for stating optimization problems: variables (a price, an order quantity), constraints (budget, shelf, minimum margin), and one objective. It then hands the model to a solver, a program that searches for the best values. HiGHS solves linear models, Ipopt curved ones, and there are commercial solvers. Pyomo itself solves nothing and ships without a solver.',
    'We prefer it for nonlinear problems. Demand falls with price, and revenue is price times demand. That isn’t a straight line, so linear tools can only approximate it. Pyomo also handles either-or logic and models over time. There are trade-offs. It builds very large models more slowly than a thin linear modeler. On nonlinear problems, a solver may stop at a good answer that isn’t the best.',
  ],
  whyWeUse: [
    {
      title: 'The model reads like your rules',
      text: '“No item below cost, no more than two price changes a month, clear winter by March” becomes three constraints with those names. Buyers can check them.',
    },
    {
      title: 'Curves are no problem',
      text: 'Elasticity, volume discounts, and spoilage go in as they are. You don’t have to approximate them with straight lines first.',
    },
    {
      title: 'Solvers are interchangeable',
      text: 'Start with an open-source solver and rent a commercial one if the weekly plan takes too long. The model file doesn’t change.',
    },
    {
      title: 'Either-or decisions are built in',
      text: 'Generalized disjunctive programming lets you write “either a full pallet or none at all” directly. The library turns it into integer constraints.',
    },
  ],
  applications: [
    {
      title: 'End-of-season markdowns',
      text: 'You provide a demand curve per item and the date when the rack must be empty. It finds the series of markdowns that keeps the most margin.',
    },
    {
      title: 'Prices that respect each other',
      text: 'The two-liter bottle must never cost more per liter than the one-liter bottle. Rules like this are constraints that hold for every price it proposes.',
    },
    {
      title: 'Buying under a budget',
      text: 'How much of each style to buy when budget, container space, and supplier minimums all set limits.',
    },
    {
      title: 'Allocating stock to stores',
      text: 'Each store gets a complete size run, and shipping costs are weighed against the sales they save.',
    },
  ],
  benefits: [
    'Markdowns start sooner and go less deep, so fewer racks end up at half price.',
    'Each proposed price comes with the rule that limits it.',
    'Buyers debate the rules once instead of thousands of prices every week.',
    'A what-if, such as a lower budget or a later delivery, means changing one number and running it again.',
  ],
  integration: [
    {
      title: 'Estimate demand before optimizing it',
      text: 'Elasticities come from your price history, fitted in R or Python with confidence intervals. An optimizer trusts its inputs completely and will exploit any estimate that is wrong, so we shrink weak ones toward their category.',
    },
    {
      title: 'State the model in code',
      text: 'A model is a `ConcreteModel` with Set, Var with bounds, Constraint with a rule, and Objective with `sense=maximize`. Data is read from Parquet or SQL into plain dictionaries. Prices get tight bounds and a sensible starting value, because a nonlinear solver searches from there.',
    },
    {
      title: 'Tell Pyomo where the solver is',
      text: `Since ${pyomoSolversByPath}, Pyomo no longer looks for solvers in the working directory, where anyone who can write a file could plant one. We install the solver on the PATH, or name its file: \`SolverFactory('ipopt', executable='./ipopt')\`.`,
    },
    {
      title: 'Solve, and check that it was solved',
      text: 'With many solvers, `SolverFactory(…).solve()` returns a result even when the model is infeasible. We call `assert_optimal_termination` before reading a single value, and `log_infeasible_constraints` to list the rules that can’t all be met.',
    },
    {
      title: 'Deliver proposals, not price changes',
      text: 'Output is a table of item, old price, new price, and binding rule. Your price system imports it after approval, and its guardrails apply no matter what the optimizer says.',
    },
  ],
  callToAction: {
    title: 'Write down your pricing rules',
    text: 'Ten sentences are enough. We’ll turn them into a model of one category and show which rules cost you the most.',
  },
};
