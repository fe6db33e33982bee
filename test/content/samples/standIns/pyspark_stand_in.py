"""As much of PySpark as the visits job uses, over lists of dictionaries, so that its logic runs without a cluster.

A column is a function of a table and the number of a row; an aggregate is a function of the rows of a group.
"""

import sys
import types
from datetime import timezone


class Column:
    def __init__(self, value):
        self.value = value

    def with_other(self, other, operation):
        """As in SQL, what is done with a null is null."""

        def value(table, row):
            right = other.value(table, row) if isinstance(other, Column) else other
            left = self.value(table, row)
            return None if left is None or right is None else operation(left, right)

        return Column(value)

    def __sub__(self, other):
        return self.with_other(other, lambda a, b: a - b)

    def __gt__(self, other):
        return self.with_other(other, lambda a, b: a > b)

    def __eq__(self, other):
        return self.with_other(other, lambda a, b: a == b)

    def __and__(self, other):
        return self.with_other(other, lambda a, b: a and b)

    def __or__(self, other):
        # True or null is true, as in SQL.
        return Column(lambda table, row: bool(self.value(table, row)) or bool(other.value(table, row)))

    def __invert__(self):
        return Column(lambda table, row: not self.value(table, row))

    def between(self, low, high):
        return Column(lambda table, row: low <= self.value(table, row) <= high)

    def isNull(self):
        return Column(lambda table, row: self.value(table, row) is None)

    def isNotNull(self):
        return Column(lambda table, row: self.value(table, row) is not None)

    def cast(self, type_name):
        assert type_name == "int"
        return Column(lambda table, row: int(self.value(table, row)))


class Window:
    @staticmethod
    def partitionBy(name):
        window = Window()
        window.partition = name
        return window

    def orderBy(self, name):
        self.order = name
        return self

    def rows_before(self, table, row):
        """The rows of the same partition up to this one and its peers, in order."""
        mine = table[row]
        rows = [other for other in table if other[self.partition] == mine[self.partition]]
        rows = [other for other in rows if other[self.order] <= mine[self.order]]
        return sorted(rows, key=lambda other: other[self.order])


class OverWindow:
    def __init__(self, function):
        self.function = function

    def over(self, window):
        return Column(lambda table, row: self.function(window.rows_before(table, row), table[row]))


class Aggregate:
    def __init__(self, function):
        self.function = function

    def alias(self, name):
        self.name = name
        return self


class Sum(OverWindow):
    def __init__(self, name):
        super().__init__(lambda rows, row: sum(other[name] for other in rows))


def lag(name):
    def before(rows, row):
        earlier = [other for other in rows if other is not row]
        return earlier[-1][name] if earlier else None

    return OverWindow(before)


class When:
    def __init__(self, condition, value):
        self.condition, self.then = condition, value

    def otherwise(self, value):
        return Column(lambda table, row: self.then if self.condition.value(table, row) else value)


def column(name_or_column):
    if isinstance(name_or_column, Column):
        return name_or_column
    return Column(lambda table, row: table[row][name_or_column])


def over_group(function):
    return lambda name_or_column: Aggregate(
        lambda rows: function([column(name_or_column).value(rows, row) for row in range(len(rows))])
    )


def seconds(moment):
    return None if moment is None else int(moment.replace(tzinfo=timezone.utc).timestamp())


class Table:
    def __init__(self, rows, written):
        self.rows, self.written = rows, written

    def where(self, condition):
        kept = [row for number, row in enumerate(self.rows) if condition.value(self.rows, number)]
        return Table(kept, self.written)

    def select(self, *names):
        return Table([{name: row[name] for name in names} for row in self.rows], self.written)

    def withColumn(self, name, new):
        values = [new.value(self.rows, number) for number in range(len(self.rows))]
        rows = [{**row, name: value} for row, value in zip(self.rows, values)]
        return Table(rows, self.written)

    def groupBy(self, *names):
        self.keys = names
        return self

    def agg(self, *aggregates):
        groups = {}
        for row in self.rows:
            groups.setdefault(tuple(row[key] for key in self.keys), []).append(row)
        rows = [
            {**dict(zip(self.keys, key)), **{a.name: a.function(group) for a in aggregates}}
            for key, group in groups.items()
        ]
        return Table(rows, self.written)

    @property
    def write(self):
        return self

    def mode(self, mode):
        assert mode == "overwrite"
        return self

    def parquet(self, path):
        self.written[path] = self.rows


class Session:
    """`SparkSession.builder`, which also reads."""

    def __init__(self, tables):
        self.tables, self.written = tables, {}
        self.read = self.builder = self

    def appName(self, name):
        return self

    def config(self, name, value):
        return self

    def getOrCreate(self):
        return self

    def parquet(self, path):
        return Table(self.tables[path], self.written)


def install(tables):
    """Makes `import pyspark` find this; answers with what the job wrote, by path."""
    session = Session(tables)
    functions = types.ModuleType("pyspark.sql.functions")
    functions.col = column
    functions.lit = lambda value: Column(lambda table, row: value)
    functions.lag = lag
    functions.sum = Sum
    functions.when = When
    functions.min = over_group(min)
    functions.max = over_group(max)
    functions.countDistinct = over_group(lambda values: len(set(values) - {None}))
    functions.unix_timestamp = lambda moment: Column(
        lambda table, row: seconds(column(moment).value(table, row))
    )
    functions.to_date = lambda moment: Column(lambda table, row: column(moment).value(table, row).date())

    sql = types.ModuleType("pyspark.sql")
    sql.SparkSession, sql.Window, sql.functions = session, Window, functions
    sys.modules.update({"pyspark": types.ModuleType("pyspark"), "pyspark.sql": sql})
    sys.modules["pyspark.sql.functions"] = functions
    return session.written
