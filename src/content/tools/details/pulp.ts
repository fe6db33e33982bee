import type { ToolDetail } from '../../types';
import { pulpLast3, pulpMajor } from '../versions';

/** The PuLP page: linear and whole-number plans in plain Python. */
export const detail: ToolDetail = {
  checked: '2026-11-21',
  meta: {
    title: 'PuLP: how many to order, and where to send them',
    description:
      'PuLP is a Python library that states stock, shift and shipping plans for a solver. What it does well, and where its straight lines mislead.',
  },
  subtitle:
    'A Python library for plans made of whole things that compete for the same money: how many pallets, shifts or trucks.',
  overview: [
    `PuLP was started by Jean-Sébastien Roy, carried on by Stuart Mitchell in Auckland, and is part of the COIN-OR project. It is a Python library under the MIT license that writes linear and mixed-integer models, since version ${pulpMajor} with a core in Rust, and passes them to a program that solves them: CBC, HiGHS and GLPK are free, Gurobi and CPLEX are not. The modeler costs nothing, and for most retail plans neither does the solver.`,
    'Its virtue is plainness. An ordering plan is some forty lines in which a planner can find the sentence “at most one delivery per supplier and day.” Everything must be linear, however. Price times demand is not, so pricing works here only with a list of candidate prices to choose from; for real curves we take Pyomo. A plan in whole numbers can also turn hard without warning, and then a time limit decides.',
  ],
  whyWeUse: [
    {
      title: 'The model can be read',
      text: 'Objective, then constraints, each with a name. In a review we go through them with the people who load the trucks.',
    },
    {
      title: 'Free solvers go a long way',
      text: 'Store allocation, shift plans and carton choice for mid-sized retailers usually finish on CBC or HiGHS within minutes.',
    },
    {
      title: 'Whole numbers are native',
      text: 'Pallets and vans do not come in thirds. Integer and yes-or-no variables are a keyword on the variable.',
    },
    {
      title: 'It writes standard files',
      text: 'LP and MPS exports open in any solver. If the free ones become too slow, the model stays as it is.',
    },
  ],
  applications: [
    {
      title: 'Weekly reorder',
      text: 'Demand forecast, stock, minimum order quantities and container volume go in; an order per supplier comes out that fits both shelf and budget.',
    },
    {
      title: 'Which warehouse ships what',
      text: 'Split parcels cost twice. The model sends complete orders from one place when the extra distance is worth it.',
    },
    {
      title: 'Choosing among price points',
      text: 'Each item may take one of several prices, 19.90 or 24.90 for example, with expected sales for each. It selects one per item under a margin floor for the category.',
    },
    {
      title: 'Shifts around the peak',
      text: 'Contracts, breaks and preferences against the hourly parcel forecast. Too many weekends for one person can be given a cost, too.',
    },
    {
      title: 'Carton sizes',
      text: 'From a year of parcels: which handful of box sizes would waste the least air.',
    },
  ],
  benefits: [
    'Orders respect pallet sizes and budget on the first try, so planners fix exceptions only.',
    'Fewer customers receive one order in two parcels.',
    'The roster is finished on Monday, and its trade-offs can be explained.',
    'A supplier’s new minimum is one changed number, with its cost shown.',
    'There is no per-seat license to renew.',
  ],
  integration: [
    {
      title: 'Install the solver on purpose',
      text: `Old releases carried a CBC program inside. From PuLP ${pulpMajor} on there is none, so we install the extra, pulp[cbc] or pulp[highs], and name the solver in code. A container that relied on the old program stops with “No solver available.”`,
    },
    {
      title: 'Mind the version when reading examples',
      text: `Up to ${pulpLast3}, variables were made with LpVariable.dicts; in ${pulpMajor} the problem makes them, through add_variable_dicts, and solve() returns an object with the status. Sums are built with lpSum, as Python’s own sum() gets slow on long expressions.`,
    },
    {
      title: 'Scale and tighten',
      text: 'Money in cents beside volumes in cubic meters upsets a solver. We bring the units within a few powers of ten, and keep the “big M” of every yes-or-no rule as small as the data allows.',
    },
    {
      title: 'Stop in good time',
      text: 'timeLimit and gapRel end the search when a plan is close enough to the proven bound. The gap is stored with the plan, so a manager reads how far from the best possible it can be at most.',
    },
    {
      title: 'Explain the impossible',
      text: 'When no plan exists, hard rules get a slack variable with a high cost, and the report says which rule had to bend and by how much. Results return to the system that keeps your stock (ERP) as a CSV or through its API, always as a proposal.',
    },
  ],
  callToAction: {
    title: 'Show us the spreadsheet with the colors',
    text: 'Every retailer has one planning sheet that only a single person understands. Send it, and we say which of its decisions a linear program can take.',
  },
};
