import type { Tool } from '../types';

/** https://pypi.org/project/PuLP/, HISTORY in coin-or/pulp */
export const pulpLast3 = '3.x';
export const pulpMajor = '4';

export const tool: Tool = {
  title: 'PuLP',
  category: 'Planning',
  description:
    'A Python library for linear and integer planning that free solvers can handle: how much to order and where to send it.',
  code: 'problem += total <= 400',
  checkedAgainst: 'PuLP 4.2',
  checked: '2026-11-21',
  meta: {
    title: 'PuLP: how many to order, and where to send them',
    description:
      'PuLP is a Python library that describes stock, shift, and shipping plans for a solver. Free solvers handle most retail plans, as long as the rules are linear.',
  },
  subtitle:
    'Useful if you decide every week how many pallets, shifts, or trucks you need. PuLP is a Python library that finds the best plan in whole numbers within your budget.',
  overview: [
    `PuLP was started by Jean-Sébastien Roy, continued by Stuart Mitchell in Auckland, and is part of the COIN-OR project. It is a Python library under the MIT license, and since version ${pulpMajor} its core is written in Rust. It writes linear and mixed-integer models and passes them to a solver: CBC, HiGHS, and GLPK are free, Gurobi and CPLEX aren’t. The library costs nothing, and for most retail plans neither does the solver.`,
    'Its strength is simplicity. An ordering plan is about forty lines, and a planner can find the rule “at most one delivery per supplier and day” in them. But everything must be linear. Price times demand isn’t, so pricing only works with a list of candidate prices; for real curves we use Pyomo. Integer plans can also get hard to solve without warning. Then a time limit ends the search.',
  ],
  whyWeUse: [
    {
      title: 'The model can be read',
      text: 'First the objective, then the constraints, each with a name. We review them with the people who load the trucks.',
    },
    {
      title: 'Free solvers go a long way',
      text: 'Store allocation, shift plans, and carton choice for mid-sized retailers usually finish on CBC or HiGHS within minutes.',
    },
    {
      title: 'Integers are built in',
      text: 'Pallets and vans don’t come in thirds. Integer and yes-or-no variables take a single keyword.',
    },
    {
      title: 'It writes standard files',
      text: 'LP and MPS exports open in any solver. If the free ones get too slow, you keep the model and switch.',
    },
  ],
  applications: [
    {
      title: 'Weekly reorder',
      text: 'Demand forecast, stock, minimum order quantities, and container volume go in. Out comes one order per supplier that fits your shelves and your budget.',
    },
    {
      title: 'Which warehouse ships what',
      text: 'Split shipments cost twice. The model ships complete orders from one place when the extra distance is worth it.',
    },
    {
      title: 'Choosing among price points',
      text: 'Each item has several candidate prices, such as $19.99 or $24.99, with expected sales for each. The model picks one per item and keeps the category above its margin floor.',
    },
    {
      title: 'Shifts around the peak',
      text: 'Contracts, breaks, and preferences are matched with the hourly package forecast. You can even put a cost on too many weekends for one person.',
    },
    {
      title: 'Carton sizes',
      text: 'From a year of shipments, it finds the handful of box sizes that waste the least space.',
    },
  ],
  benefits: [
    'Orders respect pallet sizes and budget on the first try, so planners only fix exceptions.',
    'Fewer customers get one order in two packages.',
    'The schedule is done on Monday, and you can explain its trade-offs.',
    'A supplier’s new minimum means changing one number, and you see what it costs.',
  ],
  integration: [
    {
      title: 'Install a solver yourself',
      text: `Old releases came with CBC. From PuLP ${pulpMajor} on there is no solver inside, so we install the extra, pulp[cbc] or pulp[highs], and name the solver in code. A container that relied on the bundled one stops with “No solver available.”`,
    },
    {
      title: 'Check the version of your examples',
      text: `Up to ${pulpLast3}, you made variables with \`LpVariable.dicts\`. In ${pulpMajor}, the problem makes them through \`add_variable_dicts\`, and \`solve()\` returns an object with the status. We build sums with \`lpSum\`, because Python’s own \`sum()\` gets slow on long expressions.`,
    },
    {
      title: 'Stop in time',
      text: '`timeLimit` and `gapRel` end the search when a plan is close enough to the proven bound. The gap is stored with the plan, so a manager can see how far it might be from the best possible plan.',
    },
    {
      title: 'Explain the impossible',
      text: 'If no plan is possible, hard rules get a slack variable with a high cost. The report says which rule had to give and by how much. Results go back to your ERP as a CSV or through its API, always as a proposal.',
    },
  ],
  callToAction: {
    title: 'Show us the spreadsheet with the colors',
    text: 'Every retailer has a planning sheet that only one person understands. A linear program could propose some of its decisions, and a look at the sheet shows us which.',
  },
};
